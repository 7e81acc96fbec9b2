/** By index: an iterator over the millions of numbers of all meshes took a fourteenth of the test. */
export const hasOnlyNumbers = (numbers: ArrayLike<number>): boolean => {
  for (let at = 0; at < numbers.length; at += 1) if (!Number.isFinite(numbers[at])) return false;
  return true;
};
