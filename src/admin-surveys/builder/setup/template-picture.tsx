import type { ReactNode } from 'react';
import { Icon } from '@wordpress/components';
import { starFilled, thumbsDown, thumbsUp } from '@wordpress/icons';
import type { SurveyTemplate } from '../../../types';

const FIVE = [ 0, 1, 2, 3, 4 ];
const TEN = [ 0, 1, 2, 3, 4, 5, 6, 7, 8, 9 ];
const CHOSEN_NPS = 8;
const MAX_LINES = 3;

function rows( type: 'radio' | 'check', count: number ): ReactNode {
	return FIVE.slice( 0, Math.min( Math.max( count, 2 ), MAX_LINES ) ).map( ( row ) => (
		<i
			key={ row }
			className={ `is-row is-${ type } ${ ( type === 'radio' ? row === 1 : row !== 1 ) ? 'is-on' : '' }` }
		/>
	) );
}

const line = <i className="is-line" />;

const tiles = ( drawn: ReactNode[] ) => <span className="is-tiles">{ drawn }</span>;

/** By type; any other is drawn as a line to write on. */
const DRAWINGS: Partial< Record< string, ( options: number ) => ReactNode > > = {
	'radio-button': ( options ) => rows( 'radio', options ),
	checkbox: ( options ) => rows( 'check', options ),
	'star-rating': () => (
		<span className="is-stars">
			{ FIVE.map( ( star ) => (
				<Icon key={ star } className={ star < 4 ? 'is-on' : '' } icon={ starFilled } size={ 24 } />
			) ) }
		</span>
	),
	nps: () => (
		<span className="is-scale">
			{ TEN.map( ( step ) => (
				<i key={ step } className={ step === CHOSEN_NPS ? 'is-on' : '' } />
			) ) }
		</span>
	),
	'image-radio': () =>
		tiles(
			FIVE.slice( 0, MAX_LINES ).map( ( tile ) => (
				<i key={ tile } className={ tile === 0 ? 'is-image is-on' : 'is-image' } />
			) )
		),
	'icon-choice': () =>
		tiles(
			[ thumbsUp, thumbsDown ].map( ( icon, at ) => (
				<i key={ at }>
					<Icon icon={ icon } size={ 24 } />
				</i>
			) )
		),
	email: () => (
		<>
			{ line }
			{ line }
		</>
	),
	'long-text': () => <i className="is-area" />,
};

/**
 * A small drawing of the template's first question; markup only, nothing to load.
 */
export function TemplatePicture( { template }: { template: SurveyTemplate } ) {
	const { picture, questions } = template;
	// The questions of a locked template stay at home.
	const options = questions[ 0 ]?.config.options?.length ?? MAX_LINES;
	return (
		<span className="ufb-picture" aria-hidden="true">
			<span className="ufb-picture__widget">
				<b />
				{ picture !== '' && ( DRAWINGS[ picture ]?.( options ) ?? line ) }
				<i className="is-button" />
			</span>
		</span>
	);
}
