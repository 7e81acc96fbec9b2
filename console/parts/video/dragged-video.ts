/** What a dragged film carries: its id. */
export const draggedVideo = 'application/x-kinora-video';
