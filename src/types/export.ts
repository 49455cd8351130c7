/** Wire types of exports (EXP-01 to EXP-05). */
import type { DateRange } from './results';

export type ExportFormat = 'csv' | 'xlsx' | 'jsonl';

/** Columns that are chosen together. */
export interface ExportColumns {
	key: string;
	label: string;
	/** How many columns they are in this survey, 0 where it has none of them. */
	count: number;
	/** Whether a file differs by them: it has columns of its own, or leaves them out of those of answers. */
	offered: boolean;
	default: boolean;
	personal: boolean;
}

export interface ExportCounts {
	publish: number;
	trash: number;
}

/** A file that is prepared in the background. */
export interface PreparedFile {
	key: string;
	survey_id: number;
	/** Name of the download. */
	name: string;
	state: 'running' | 'ready' | 'failed';
	/** Rows that it has so far. */
	rows: number;
	/** Rows that it will have; null where nobody knows before the end. */
	total: number | null;
	/** Its size. */
	bytes: number;
	created_at: string;
	/** When it is deleted. */
	ends_at: string;
	/** Address of the download; null before it is ready. */
	url: string | null;
	/** Why it failed, in words; '' otherwise. */
	error: string;
}

/** Answer of `GET exports`. */
export interface PreparedFileList {
	items: PreparedFile[];
}

/** Answer of `GET surveys/<id>/export`: what the dialog before an export offers. */
export interface ExportChoices {
	/** Page that answers with the file; the choices are added to its query. */
	url: string;
	/** Most responses that can be selected. */
	max_ids: number;
	/** Rows from which on a file is prepared in the background. */
	background: number;
	range: DateRange;
	counts: { range: ExportCounts; all: ExportCounts };
	/** Whether this server can make Excel files. */
	xlsx: boolean;
	columns: ExportColumns[];
	/** Columns more with one per option of a multiple choice; 0 without such questions. */
	split: number;
	/** Those of the survey and those that were removed from it, with the number of their answers. */
	questions: { id: string; title: string; answers: { range: number; all: number } }[];
}
