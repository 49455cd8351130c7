import { Button, Icon } from '@wordpress/components';
import { caution } from '@wordpress/icons';
import { __ } from '@wordpress/i18n';
import { branch } from '../../ui/icons';
import { cardId } from './shown';
import type { Shown } from './shown';
import type { Walk } from './use-walk';
import { figuresSentence, leapSentence, placeName, problemSentence, showSentence } from './words';

interface Props {
	shown: Shown[];
	walk: Walk;
	/** Moves to a place of the list. */
	onGo: ( id: string ) => void;
}

/** The map in words: each question, when it shows, and where visitors go from it. */
export function MapList( { shown, walk: { questions, place: here }, onGo }: Props ) {
	const linkTo = ( id: string ) => {
		const target = shown.find( ( { place } ) => place.id === id );
		return (
			target && (
				<Button variant="link" onClick={ () => onGo( id ) }>
					{ placeName( target.place ) }
				</Button>
			)
		);
	};
	return (
		<ol className="ufb-maplist">
			{ shown.map( ( { place, title, icon, problems, figures, open }, at ) => {
				const next = shown[ at + 1 ]?.place;
				return (
					<li key={ place.id }>
						<button
							type="button"
							id={ cardId( place.id ) }
							className="ufb-maplist__place"
							aria-current={ place.id === here ? 'step' : undefined }
							onClick={ open }
						>
							<span className="ufb-line__icon">
								<Icon icon={ icon } size={ 24 } />
							</span>
							<span>
								<small>{ placeName( place ) }</small> <bdi>{ title }</bdi>
							</span>
						</button>
						<ul>
							{ problems.map( ( problem ) => (
								<li key={ problem.kind } className="ufb-place__bad">
									<Icon icon={ caution } size={ 16 } />
									{ problemSentence( problem ) }
								</li>
							) ) }
							{ figures && <li>{ figuresSentence( figures ) }</li> }
							{ place.question && place.passed && place.reached && (
								<li>{ showSentence( place.question, questions ) }</li>
							) }
							{ place.leaps.flatMap( ( { to, jumps } ) =>
								jumps.map( ( jump, number ) => (
									<li key={ `${ to }${ number }` }>
										<Icon icon={ branch } size={ 16 } />
										<span>
											{ leapSentence( jump, questions ) } { linkTo( to ) }
										</span>
									</li>
								) )
							) }
							{ place.flowsOn && next && (
								<li>
									<Icon icon={ branch } size={ 16 } />
									<span>
										{ place.leaps.length > 0
											? __( 'Everybody else goes on to:', 'userfeedback' )
											: __( 'Goes on to:', 'userfeedback' ) }{ ' ' }
										{ linkTo( next.id ) }
									</span>
								</li>
							) }
							{ ( place.kind === 'end' || place.kind === 'ending' ) && place.reached && (
								<li>{ __( 'The survey ends here.', 'userfeedback' ) }</li>
							) }
							{ place.kind === 'end' && ! place.reached && (
								<li>{ __( 'Every way leads to an ending before it.', 'userfeedback' ) }</li>
							) }
						</ul>
					</li>
				);
			} ) }
		</ol>
	);
}
