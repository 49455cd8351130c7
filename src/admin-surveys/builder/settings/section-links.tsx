import { __ } from '@wordpress/i18n';

interface Link {
	id: string;
	name: string;
	parts?: Link[];
}

function links(): Link[] {
	return [
		{ id: 'tracking', name: __( 'Tracking', 'userfeedback' ) },
		{
			id: 'targeting',
			name: __( 'Targeting', 'userfeedback' ),
			parts: [
				{ id: 'devices', name: __( 'Device Type', 'userfeedback' ) },
				{ id: 'pages', name: __( 'Pages', 'userfeedback' ) },
				{ id: 'geo', name: __( 'Geo Targeting', 'userfeedback' ) },
			],
		},
		{
			id: 'behavior',
			name: __( 'Behavior', 'userfeedback' ),
			parts: [
				{ id: 'timing', name: __( 'Timing', 'userfeedback' ) },
				{ id: 'length', name: __( 'Display Length', 'userfeedback' ) },
				{ id: 'run', name: __( 'Run Time', 'userfeedback' ) },
				{ id: 'minimized', name: __( 'Start Minimized', 'userfeedback' ) },
			],
		},
		{ id: 'languages', name: __( 'Languages', 'userfeedback' ) },
		{ id: 'hidden-fields', name: __( 'Hidden Fields', 'userfeedback' ) },
	];
}

/** The address bar belongs to the router, so these are buttons that scroll. */
function jump( id: string ) {
	const part = document.getElementById( `ufb-${ id }` );
	const fold = part?.closest( 'details' );
	if ( fold ) {
		fold.open = true;
	}
	part?.scrollIntoView( { block: 'start' } );
	part?.focus( { preventScroll: true } );
}

function Entry( { id, name, parts }: Link ) {
	return (
		<li>
			<button type="button" onClick={ () => jump( id ) }>
				{ name }
			</button>
			{ parts && (
				<ul>
					{ parts.map( ( part ) => (
						<Entry key={ part.id } { ...part } />
					) ) }
				</ul>
			) }
		</li>
	);
}

/** Jumps within a long step. */
export function SectionLinks() {
	return (
		<nav className="ufb-settings__links" aria-label={ __( 'Settings sections', 'userfeedback' ) }>
			<ul>
				{ links().map( ( link ) => (
					<Entry key={ link.id } { ...link } />
				) ) }
			</ul>
		</nav>
	);
}
