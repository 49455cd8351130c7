import { Icon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { lock as lockIcon } from '@wordpress/icons';
import type { SiteRole } from '../../types';
import './roles.scss';

/** Roles that manage the site: no list is without them (ACC-04). */
export function ForcedRoles( { roles }: { roles: SiteRole[] } ) {
	return (
		<ul className="uf-roles" aria-label={ __( 'Always included', 'userfeedback' ) }>
			{ roles
				.filter( ( { forced } ) => forced )
				.map( ( { slug, label } ) => (
					<li key={ slug } title={ __( 'Who manages the site is always included.', 'userfeedback' ) }>
						<Icon icon={ lockIcon } size={ 16 } />
						{ label }
					</li>
				) ) }
		</ul>
	);
}
