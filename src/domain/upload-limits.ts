/** How large a file of a request may be. */
export const maxAudioBytes = 25 * 1024 * 1024;
export const maxImageBytes = 20 * 1024 * 1024;
