export { ListScreen as List } from './list-screen';
export { ViewerScreen as Viewer } from './viewer-screen';
