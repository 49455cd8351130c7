import type { ThemingSettings } from './survey';

/** A survey whose look was changed, with the one that it had. */
export interface ChangedLook {
	id: number;
	/** Of the survey now: a later change by somebody else keeps the old look from coming back. */
	revision: number;
	before: { theming: ThemingSettings; start_minimized: boolean };
}

/** Reply of POST survey-looks and survey-looks/restore. */
export interface LookChange {
	changed: ChangedLook[];
	/** Ids of surveys that are gone, in the trash, or were saved by somebody else meanwhile. */
	refused: number[];
}
