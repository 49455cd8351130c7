import type { ReactNode } from 'react';

interface Props {
	title: string;
	/** Links and buttons beside the title, e.g. with core's class `page-title-action`. */
	actions?: ReactNode;
}

/**
 * Heading of an admin page in core's markup. Core's script moves foreign notices
 * behind `wp-header-end`, so they appear on our pages as on all others (LIST-05).
 */
export function PageHeader( { title, actions }: Props ) {
	return (
		<>
			<h1 className="wp-heading-inline">{ title }</h1> { actions }
			<hr className="wp-header-end" />
		</>
	);
}
