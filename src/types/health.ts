/** Reply of GET health/{check}, in the format of WordPress's Site Health. */
export interface HealthResult {
	label: string;
	status: 'good' | 'recommended' | 'critical';
	badge: { label: string; color: string };
	/** HTML. */
	description: string;
	/** HTML; what to do, '' where all is well. */
	actions: string;
	test: string;
}
