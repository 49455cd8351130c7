import { Link, useLocation } from '../router';

interface Props {
	to: string;
	/** Whether addresses below its own are not this tab. */
	end?: boolean;
	children: string;
}

/** A tab with an address of its own, beside others in a `nav`. */
export function TabLink( { to, end = false, children }: Props ) {
	const { pathname } = useLocation();
	const isActive = pathname === to || ( ! end && pathname.startsWith( `${ to }/` ) );
	return (
		<Link
			to={ to }
			className={ `components-button components-tab-panel__tabs-item${ isActive ? ' is-active' : '' }` }
			aria-current={ isActive ? 'page' : undefined }
		>
			{ children }
		</Link>
	);
}
