/** What each drawing shows: a phone with a tick, a QR code, and a rupee sign that moves. They are nobody's logo. */
const MARKS = [
  "M8 3h8a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 16 21H8a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 8 3Zm1.5 9 2 2 3.5-4",
  "M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4Zm10 0h2v2h-2Zm4 0h2m-2 4h2v2m-6 0h2",
  "M9 6h9M9 9.5h9M9 6h2.5a3.5 3.5 0 0 1 0 7H9l6 5.5M3 9h3M2 12.5h4M3 16h3",
] as const;

/** Small drawings for payments by UPI. */
export function UpiMarks() {
  return (
    <span className="flex shrink-0 gap-1.5">
      {MARKS.map((path) => (
        <svg
          key={path}
          aria-hidden="true"
          viewBox="0 0 24 24"
          className="size-6 border border-line bg-paper p-0.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.4"
        >
          <path d={path} />
        </svg>
      ))}
    </span>
  );
}
