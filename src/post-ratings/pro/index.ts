export { PostScreen as Post } from './post-screen';
export { ResultsScreen as Results } from './results-screen';
export { SettingsScreen as Settings } from './settings-screen';
