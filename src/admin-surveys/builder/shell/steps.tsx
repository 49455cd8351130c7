import { Icon } from '@wordpress/components';
import { check, chevronRightSmall } from '@wordpress/icons';
import { __ } from '@wordpress/i18n';
import type { Step } from '../../../domain/draft/problems';
import { stepTitle, stepsOf } from '../routes';
import type { Flow } from '../routes';
import './steps.scss';

interface Props {
	flow: Flow;
	step: Step;
	visited: ReadonlySet< Step >;
	/** The survey cannot continue (BLD-13). */
	blocked: boolean;
	/** A save runs: a press is carried out after it. */
	saving: boolean;
	onGo: ( step: Step ) => void;
}

/**
 * All steps of the flow; earlier and visited ones are buttons (BLD-10, BLD-11).
 */
export function Steps( { flow, step, visited, blocked, saving, onGo }: Props ) {
	const steps = stepsOf( flow );
	const at = steps.indexOf( step );
	return (
		<nav className="ufb-steps" aria-label={ __( 'Survey steps', 'userfeedback' ) }>
			<ol>
				{ steps.map( ( one, index ) => {
					const current = index === at;
					const done = index < at || visited.has( one );
					const content = (
						<>
							<span className="ufb-steps__number" aria-hidden="true">
								{ index < at ? <Icon icon={ check } size={ 16 } /> : index + 1 }
							</span>
							<span className="ufb-steps__title">{ stepTitle( one ) }</span>
						</>
					);
					return (
						<li key={ one } className={ current ? 'is-current' : done ? 'is-done' : 'is-ahead' }>
							{ done && ! current && ! blocked ? (
								<button
									type="button"
									aria-disabled={ saving ? true : undefined }
									onClick={ () => onGo( one ) }
								>
									{ content }
								</button>
							) : (
								<span aria-current={ current ? 'step' : undefined }>{ content }</span>
							) }
							{ index < steps.length - 1 && (
								<Icon className="ufb-steps__arrow" icon={ chevronRightSmall } size={ 20 } />
							) }
						</li>
					);
				} ) }
			</ol>
		</nav>
	);
}
