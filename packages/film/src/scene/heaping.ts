/** How many of one thing lie together as one; `plated`: a few of them on a plate. */
export type Heaping = 'heaped' | 'stacked' | 'plated';
