/** The invitation in the address, after the #: its page is loaded only where there is one. */
import { signal } from '@preact/signals';

const readInvitation = (): string | null => new URLSearchParams(window.location.hash.slice(1)).get('invite');

export const invitation = signal(readInvitation());
window.addEventListener('hashchange', () => {
  invitation.value = readInvitation();
});
