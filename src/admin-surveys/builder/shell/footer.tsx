import type { ReactNode } from 'react';
import { Button, Icon } from '@wordpress/components';
import { chevronLeft } from '@wordpress/icons';
import { __, sprintf } from '@wordpress/i18n';
import type { Problem, Step } from '../../../domain/draft/problems';
import { canGoBack, stepTitle, stepsOf } from '../routes';
import type { Flow } from '../routes';
import { fault } from '../ui/icons';
import { DragHint } from './drag-hint';
import { problemReason } from '../words/problems';
import './footer.scss';

interface Props {
	flow: Flow;
	step: Step;
	/** The first reason why the step cannot be left. */
	problem: Problem | null;
	saving: boolean;
	/** The step that was asked for while a save ran. */
	asked: Step | null;
	onBack: ( step: Step ) => void;
	onNext: ( step: Step ) => void;
	/** Leads to the field that the reason is about. */
	onProblem: ( problem: Problem ) => void;
	/** The save button of the publish step (PUB-04). */
	primary?: ReactNode;
}

/**
 * Back and 'Next Step: {title}' (BLD-06, BLD-14 to BLD-17).
 */
export function Footer( { flow, step, problem, saving, asked, onBack, onNext, onProblem, primary }: Props ) {
	const steps = stepsOf( flow );
	const at = steps.indexOf( step );
	const before = steps[ at - 1 ];
	const next = steps[ at + 1 ];
	return (
		<div className={ `ufb-foot is-${ step }` } role="region" aria-label={ __( 'Step navigation', 'userfeedback' ) }>
			<div className="ufb-foot__inner">
				{ canGoBack( flow, step ) && before && (
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						icon={ chevronLeft }
						className="ufb-foot__back uf-flip"
						onClick={ () => onBack( before ) }
					>
						{ __( 'Back', 'userfeedback' ) }
					</Button>
				) }
				<span className="ufb-foot__space" />
				<DragHint />
				{ problem && (
					<button type="button" id="ufb-why" className="ufb-foot__why" onClick={ () => onProblem( problem ) }>
						<Icon icon={ fault } size={ 20 } />
						{ problemReason( problem ) }
					</button>
				) }
				{ primary }
				{ ! primary && next && (
					<Button
						__next40pxDefaultSize
						variant="primary"
						accessibleWhenDisabled
						disabled={ problem !== null }
						// Not `disabled`: a press is carried out after the save.
						aria-disabled={ problem !== null || saving ? true : undefined }
						isBusy={ asked === next }
						aria-describedby={ problem ? 'ufb-why' : undefined }
						onClick={ () => onNext( next ) }
					>
						{ sprintf(
							/* translators: %s: title of the next step. */
							__( 'Next Step: %s', 'userfeedback' ),
							stepTitle( next )
						) }
					</Button>
				) }
			</div>
		</div>
	);
}
