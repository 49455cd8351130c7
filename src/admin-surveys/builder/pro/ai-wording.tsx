import { useMutation } from '@tanstack/react-query';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { plainText } from '../../../domain/piping';
import { improveWording } from '../../../shared/api/surveys/ai';
import { whyFailed } from '../../../shared/components/error-notice';
import { Notice } from '../../../shared/components/notice';
import './ai-draft.scss';

const MIN_TITLE = 3;

interface Props {
	title: string;
	onUse: ( title: string ) => void;
}

/** Better words for one question, with the reason. Nothing changes before the owner takes them. */
export function AiWording( { title, onUse }: Props ) {
	const ask = useMutation( {
		mutationFn: async ( now: string ) => ( { now, ...( await improveWording( now ) ) } ),
	} );
	const error = ask.isError ? whyFailed( ask.error ) : ( ask.data?.error ?? null );
	// A title that changed since has another wording.
	const found = ask.data && error === null && ask.data.now === title ? ask.data : null;
	const better = found && found.better !== title;
	// Other words would lose it.
	const hasAnswer = plainText( title ) !== title;
	return (
		<div className="ufb-wording">
			<Button
				size="compact"
				variant="tertiary"
				isBusy={ ask.isPending }
				disabled={ ask.isPending || hasAnswer || title.trim().length < MIN_TITLE }
				accessibleWhenDisabled
				onClick={ () => ask.mutate( title ) }
			>
				{ __( 'Improve the wording', 'userfeedback' ) }
			</Button>
			{ hasAnswer && (
				<p>{ __( 'AI does not rewrite a title that contains an earlier answer.', 'userfeedback' ) }</p>
			) }
			{ error !== null && ! ask.isPending && (
				<Notice status="error" isDismissible={ false } politeness="assertive">
					{ error }
				</Notice>
			) }
			<div role="status">
				{ found && ! better && <p>{ __( 'Nothing to improve was found.', 'userfeedback' ) }</p> }
				{ found && better && (
					<dl dir="auto">
						<dt>{ __( 'Now', 'userfeedback' ) }</dt>
						<dd>{ title }</dd>
						<dt>{ __( 'Better, by AI', 'userfeedback' ) }</dt>
						<dd>
							<strong>{ found.better }</strong>
						</dd>
						<dt>{ __( 'Why', 'userfeedback' ) }</dt>
						<dd>{ found.why }</dd>
					</dl>
				) }
			</div>
			{ found && better && (
				<div className="ufb-draft__row">
					<Button
						size="compact"
						variant="secondary"
						onClick={ () => {
							ask.reset();
							onUse( found.better );
						} }
					>
						{ __( 'Use this', 'userfeedback' ) }
					</Button>
					<Button size="compact" variant="tertiary" onClick={ ask.reset }>
						{ __( 'Keep mine', 'userfeedback' ) }
					</Button>
				</div>
			) }
		</div>
	);
}
