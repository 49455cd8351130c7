/** What edits picture questions: `proPictures` loads it. */
export { IconLook } from './icon-look';
export { IconOptions } from './icon-options';
export { ImageOptions } from './image-options';
