/** A quiet step beside a heading, large enough for a thumb. */
export function TextButton({ text, onClick }: { readonly text: string; readonly onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-touch font-semibold text-bottle underline underline-offset-4"
    >
      {text}
    </button>
  );
}
