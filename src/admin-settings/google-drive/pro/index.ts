/** The Google Drive tab: `proDrive` loads it (src/shared/registry/pro-parts.tsx). */
export { DriveTab } from './drive-tab';
