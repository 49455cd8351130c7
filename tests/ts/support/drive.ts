import type { DriveSheet, DriveState } from '../../../src/types';

/** Wire type DriveSheet: two responses are there, nothing waits. */
export function driveSheet( changes: Partial< DriveSheet > = {} ): DriveSheet {
	return {
		survey_id: 5,
		title: 'Tasting room visit',
		enabled: true,
		file_name: 'Tasting room visit',
		url: 'https://docs.google.com/spreadsheets/d/1AbC',
		sent: 2,
		sent_at: '2026-11-03T09:00:00Z',
		waiting: 0,
		missing: 0,
		error: '',
		problem: '',
		failing_since: null,
		next_at: null,
		all: null,
		...changes,
	};
}

/** Wire type DriveState: connected, no folder. */
export function driveState( changes: Partial< DriveState > = {} ): DriveState {
	return {
		configured: true,
		redirect_url: 'http://site.test/wp-admin/admin.php?page=userfeedback_google_drive',
		connected: true,
		revoked: false,
		label: 'roastery@example.com',
		date: Date.UTC( 2026, 10, 3, 12 ) / 1000,
		folder: null,
		picker: null,
		sheets: [],
		...changes,
	};
}
