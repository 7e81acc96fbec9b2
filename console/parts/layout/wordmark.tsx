export const Wordmark = () => (
  <span class="wordmark">
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="9" class="wordmark-tile" />
      <path d="M11 8v16M11 16l9.5-8M14.6 13 21 24" class="wordmark-stroke" />
    </svg>
    kinora
  </span>
);
