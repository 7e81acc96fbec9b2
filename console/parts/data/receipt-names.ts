/** The lines of a receipt by their kind. */
export const receiptNames: Record<string, string> = {
  held: 'Held',
  started: 'Started',
  completed: 'Completed',
  failed: 'Failed',
  released: 'Hold released',
  charged: 'Charged',
};
