/** What edits picture questions: `proPictures` loads it. Colors last: their styles come after those of the options. */
export { IconOptions } from './icon-options';
export { ImageOptions } from './image-options';
export { IconLook } from './icon-look';
