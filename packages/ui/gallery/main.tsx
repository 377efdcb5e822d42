import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "../src/ui.css";
import { Gallery } from "./gallery.tsx";

const root = document.getElementById("root");
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );
}
