/** Body of POST settings and reply of both settings calls (CALL-24, CALL-25), as far as they can be set yet. */
export interface PluginSettings {
	settings: {
		/** Whether deleting the plugin removes the data of this site (A107). */
		uninstall_remove_data: boolean;
		/** Fewest responses of a filter whose figures are shown; 0 shows any (docs/filters.md). */
		smallest_group: number;
	};
}
