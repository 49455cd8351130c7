// First: the styles of its dialog come before those of the calendar, as in the other apps.
export { SettingsScreen as Settings } from './settings-screen';
export { PostScreen as Post } from './post-screen';
export { ResultsScreen as Results } from './results-screen';
