/** The data of a dragged film: its id. */
export const draggedVideo = 'application/x-kinora-video';
