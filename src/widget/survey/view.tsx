import { useLayoutEffect, useRef } from 'react';
import type { CSSProperties, KeyboardEvent } from 'react';
import { isAnswered, isBroken } from '../../domain/answers';
import type { Draft } from '../../domain/answers';
import type { Progress } from '../../domain/progress';
import type { Question, QuestionOption, WidgetStrings, WidgetSurvey } from '../../types';
import { Icon, PATHS } from './icons';
import { inertIf } from './inert';
import { Step } from './step';
import { fill } from './text';

/** The question on the screen. */
export interface Current {
	question: Question;
	options: readonly QuestionOption[];
	draft: Draft;
	required: boolean;
	comment: boolean;
	progress: Progress;
	canSkip: boolean;
	direction: number;
	refused: boolean;
}

export interface ViewProps {
	survey: WidgetSurvey;
	strings: WidgetStrings;
	rtl: boolean | undefined;
	lang: string;
	inline: boolean;
	open: boolean;
	/** null: finished, the thank-you message shows. */
	current: Current | null;
	saving: boolean;
	onDraft: ( draft: Draft ) => void;
	/** false: what was given cannot be sent, stay. */
	onNext: () => boolean;
	onSkip: () => void;
	onBack: () => void;
	onToggle: ( open: boolean ) => void;
	onClose: () => void;
}

/** With a finger the title takes the focus, so that no keyboard pops up. */
const precise = () => matchMedia( '(pointer: fine)' ).matches;

/** Prefix of element ids; each widget has a shadow root, and with it ids, of its own. */
const ID = 'uf';

const CONTROLS = '.a :is(input,textarea,select)';
/** Where Tab goes: arrow keys choose from there. */
const CHOSEN = '.a [type=radio]:checked';
const Logo = ( { survey: { theming } }: ViewProps ) => {
	if ( ! theming.show_logo || theming.logo_type === 'none' ) {
		return null;
	}
	if ( theming.logo_type === 'custom' ) {
		return theming.custom_logo ? <img src={ theming.custom_logo } alt="" /> : null;
	}
	return (
		<span className="logo">
			<Icon path={ PATHS.bubble } />
			<span>UserFeedback</span>
		</span>
	);
};

/** Question, footer and progress in the panel. */
function Asking( { view, current, acted }: { view: ViewProps; current: Current; acted: () => void } ) {
	const { survey, strings, inline, saving, rtl } = view;
	const { question, draft, required, progress, canSkip } = current;
	const form = useRef< HTMLFormElement >( null );
	const ready = isAnswered( question, draft, required );
	const behind = progress.number - 1;
	const percent = saving ? 100 : Math.round( ( behind / progress.total ) * 100 );

	const next = () => {
		acted();
		if ( ! view.onNext() ) {
			const find = ( selector: string ) => form.current?.querySelector< HTMLElement >( selector );
			( find( isBroken( question, draft ) ? '.a input' : '.a :invalid' ) ?? find( CONTROLS ) )?.focus();
		}
	};

	return (
		<>
			{ progress.total > 1 && (
				<div
					className="progress"
					role="progressbar"
					aria-label={ fill( strings.dialog, survey.title ) }
					aria-valuenow={ percent }
					aria-valuetext={ fill( strings.progress, progress.number, progress.total ) }
					style={ { '--uf-p': percent } as CSSProperties }
				/>
			) }
			<form
				noValidate
				ref={ form }
				onSubmit={ ( event ) => {
					event.preventDefault();
					if ( ! saving ) {
						next();
					}
				} }
			>
				<div className="body" key={ question.id }>
					{ ! inline && (
						<div className="bar">
							<button
								className="btn min"
								type="button"
								aria-label={ strings.minimize }
								onClick={ () => view.onToggle( false ) }
							>
								<Icon path={ PATHS.down } />
							</button>
						</div>
					) }
					<Step
						{ ...current }
						panel={ survey.theming.widget_color }
						direction={ rtl ? -current.direction : current.direction }
						id={ ID }
						strings={ strings }
						saving={ saving }
						onDraft={ view.onDraft }
						onNext={ next }
					/>
				</div>
				<div className="foot">
					<Logo { ...view } />
					<div className="nav">
						{ behind > 0 && (
							<button
								className="btn back"
								type="button"
								aria-label={ strings.back }
								ref={ inertIf( saving ) }
								onClick={ () => {
									acted();
									view.onBack();
								} }
							>
								<Icon path={ PATHS.back } />
							</button>
						) }
						{ canSkip && (
							<button
								className="btn skip"
								type="button"
								ref={ inertIf( saving ) }
								onClick={ () => {
									acted();
									view.onSkip();
								} }
							>
								<span>{ survey.theming.skip_text }</span>
							</button>
						) }
						<button
							className={ `btn next${ ready || saving ? ' go' : '' }` }
							type="submit"
							aria-disabled={ ( required && ! ready ) || undefined }
						>
							<span role={ saving ? 'status' : undefined }>
								{ saving ? strings.sending : survey.theming.next_text }
							</span>
						</button>
					</div>
				</div>
			</form>
		</>
	);
}

const Thanks = ( { survey, strings, inline, onClose }: ViewProps ) => (
	<div className="done">
		<Icon path={ PATHS.done } />
		<p className="q" role="status" tabIndex={ -1 }>
			{ survey.thank_you.message }
		</p>
		{ ! inline && (
			<button className="btn next" type="button" onClick={ onClose }>
				<span>{ strings.close }</span>
			</button>
		) }
	</div>
);

const Launcher = ( { survey: { theming }, strings, onToggle }: ViewProps ) => (
	<button
		className="btn launch"
		type="button"
		aria-label={ theming.widget_toggle_text || strings.open }
		aria-expanded={ false }
		onClick={ () => onToggle( true ) }
	>
		<Icon path={ theming.widget_toggle_path || PATHS.down } className="own" />
		{ theming.widget_toggle_text && <span>{ theming.widget_toggle_text }</span> }
	</button>
);

/**
 * The whole widget as it looks, without knowing where answers go: the visitor's
 * page and the builder's preview draw the same (QST-12).
 */
export function View( props: ViewProps ) {
	const { survey, strings, rtl, lang, inline, open, current, saving } = props;
	const root = useRef< HTMLDivElement >( null );
	/** The focus moves only after a visitor's own action: to the next step or to an element. */
	const follow = useRef< 'step' | '.q' | '.launch' | '' >( '' );
	const acted = () => ( follow.current = 'step' );
	const find = ( selector: string ) => root.current?.querySelector< HTMLElement >( selector );
	const focus = ( selector: string ) => find( selector )?.focus();

	const place = current?.question.id ?? 'done';

	useLayoutEffect( () => {
		if ( follow.current ) {
			// In a low window the panel scrolls, and it stays from step to step.
			const panel = find( '.panel' );
			if ( panel ) {
				panel.scrollTop = 0;
			}
			const step = current && precise() ? ( find( CHOSEN ) ? CHOSEN : CONTROLS ) : '.q';
			focus( follow.current === 'step' ? step : follow.current );
			follow.current = '';
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- Only a new step, or opening and closing, moves the focus.
	}, [ place, open ] );

	const toggle = ( to: boolean ) => {
		follow.current = to ? '.q' : '.launch';
		props.onToggle( to );
	};

	const onKeyDown = ( event: KeyboardEvent ) => {
		// Shortcuts of the page listen for keys that were typed here.
		event.stopPropagation();
		if ( event.key === 'Escape' && open && ! inline ) {
			if ( current ) {
				toggle( false );
			} else {
				props.onClose();
			}
		}
	};

	const standing = inline ? '' : `float ${ survey.theming.position.replace( '_', ' ' ) }`;
	const view = { ...props, onToggle: toggle };

	return (
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Hears what bubbles up from controls.
		<div
			className={ `uf ${ standing } ${ open ? 'open' : '' } ${ rtl ? 'rtl' : '' }` }
			ref={ root }
			dir={ rtl ? 'rtl' : 'ltr' }
			lang={ lang }
			style={ { colorScheme: survey.theming.color_scheme } }
			onKeyDown={ onKeyDown }
		>
			{ open ? (
				<section
					className="panel"
					role={ inline ? 'region' : 'dialog' }
					aria-label={ fill( strings.dialog, survey.title ) }
					aria-busy={ saving || undefined }
				>
					{ current ? <Asking view={ view } current={ current } acted={ acted } /> : <Thanks { ...view } /> }
				</section>
			) : (
				<Launcher { ...view } />
			) }
		</div>
	);
}
