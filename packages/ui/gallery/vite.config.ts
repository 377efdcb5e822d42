import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [tailwindcss()],
  server: { host: "127.0.0.1", port: 3120, strictPort: true },
  build: { outDir: "../dist/gallery", emptyOutDir: true },
});
