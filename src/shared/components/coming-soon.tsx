import type { ReactNode } from 'react';
import { EmptyState } from './empty-state';
import { PageHeader } from './page-header';
import './coming-soon.scss';

interface Props {
	/** Heading of the page. */
	title: string;
	/** Names the missing part, e.g. 'Settings are not here yet'. */
	heading: string;
	text: string;
	icon?: ReactNode;
	/** Links to screens that already work. */
	children: ReactNode;
}

/** A page whose screens come in a later version. */
export function ComingSoon( { title, heading, text, icon, children }: Props ) {
	return (
		<div className="wrap uf-coming">
			<PageHeader title={ title } />
			<EmptyState title={ heading } text={ text } icon={ icon }>
				{ children }
			</EmptyState>
		</div>
	);
}
