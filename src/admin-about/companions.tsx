import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { companionQueries } from '../shared/api/companions/queries';
import { QueryPanel } from '../shared/components/query-panel';
import { Skeleton } from '../shared/components/skeleton';
import { can } from '../shared/lib/entitlements';
import { CompanionCard } from './companion-card';

interface Props {
	title: string;
	id?: string;
	/** Keys to show; without it all. */
	only?: readonly string[];
}

/** Cards of plugins from wordpress.org, for people who may install them (ABOUT-02). */
export function Companions( { title, id, only }: Props ) {
	const query = useQuery( { ...companionQueries.list(), enabled: can( 'manage' ) } );
	if ( ! can( 'manage' ) ) {
		return null;
	}
	return (
		<section id={ id } className="uf-about__section">
			<h2 tabIndex={ -1 }>{ title }</h2>
			<QueryPanel
				query={ query }
				failed={ __( 'The plugins could not be listed.', 'userfeedback' ) }
				skeleton={
					<div className="uf-about__cards">
						{ [ 1, 2, 3 ].map( ( card ) => (
							<Skeleton key={ card } height="120px" />
						) ) }
					</div>
				}
			>
				{ ( plugins ) => (
					<ul className="uf-about__cards">
						{ ( only ?? Object.keys( plugins ) ).map( ( key ) => {
							const companion = plugins[ key ];
							return companion && <CompanionCard key={ key } name={ key } companion={ companion } />;
						} ) }
					</ul>
				) }
			</QueryPanel>
		</section>
	);
}
