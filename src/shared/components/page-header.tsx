import type { ReactNode, Ref } from 'react';
import { Bell } from '../notifications/bell';
import { CoreNotices } from './core-notices';

interface Props {
	title: string;
	/** Links and buttons beside the title, e.g. with core's class `page-title-action`. */
	actions?: ReactNode;
	/** Gets the focus when the focused element disappears. */
	headingRef?: Ref< HTMLHeadingElement >;
}

/**
 * Heading of an admin page in core's markup, with the notices of WordPress and
 * other plugins under it, as on all its pages (LIST-05).
 */
export function PageHeader( { title, actions, headingRef }: Props ) {
	return (
		<>
			<h1 ref={ headingRef } className="wp-heading-inline" tabIndex={ -1 }>
				{ title }
			</h1>{ ' ' }
			{ actions }
			<Bell />
			<CoreNotices />
		</>
	);
}
