import type { ReactNode } from 'react';
import { Icon } from '@wordpress/components';
import { starFilled, thumbsDown, thumbsUp } from '@wordpress/icons';
import type { QuestionType, SurveyTemplate } from '../../../types';

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

function answer( type: QuestionType, options: number ): ReactNode {
	switch ( type ) {
		case 'radio-button':
			return rows( 'radio', options );
		case 'checkbox':
			return rows( 'check', options );
		case 'star-rating':
			return (
				<span className="is-stars">
					{ FIVE.map( ( star ) => (
						<Icon key={ star } className={ star < 4 ? 'is-on' : '' } icon={ starFilled } size={ 24 } />
					) ) }
				</span>
			);
		case 'nps':
			return (
				<span className="is-scale">
					{ TEN.map( ( step ) => (
						<i key={ step } className={ step === CHOSEN_NPS ? 'is-on' : '' } />
					) ) }
				</span>
			);
		case 'image-radio':
			return (
				<span className="is-tiles">
					{ FIVE.slice( 0, MAX_LINES ).map( ( tile ) => (
						<i key={ tile } className={ tile === 0 ? 'is-image is-on' : 'is-image' } />
					) ) }
				</span>
			);
		case 'icon-choice':
			return (
				<span className="is-tiles">
					<i>
						<Icon icon={ thumbsUp } size={ 24 } />
					</i>
					<i>
						<Icon icon={ thumbsDown } size={ 24 } />
					</i>
				</span>
			);
		case 'email':
			return (
				<>
					<i className="is-line" />
					<i className="is-line" />
				</>
			);
		case 'long-text':
			return <i className="is-area" />;
		case 'text':
			return <i className="is-line" />;
	}
}

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
				{ picture !== '' && answer( picture, options ) }
				<i className="is-button" />
			</span>
		</span>
	);
}
