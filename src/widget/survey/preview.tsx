/**
 * The widget inside wp-admin: same parts, nothing stored, nothing sent
 * (requirements QST-12, WID-18, WID-24, WID-37). In a frame of its own, so that
 * the rules for phones and windows count for the frame and not for the admin.
 */
import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { EMPTY_DRAFT } from '../../domain/answers';
import type { Draft } from '../../domain/answers';
import { INITIAL_FLOW, WAY } from '../../domain/flow';
import type { Progress } from '../../domain/progress';
import { shuffle } from '../../domain/shuffle';
import type { Ending, Question, WidgetPart, WidgetStrings, WidgetSurvey } from '../../types';
import { mayLeave, rulesOf } from './question-rules';
import { createHost } from './host';
import { paint } from './look';
import { optionKey } from './step';
import { ENDING_STYLE } from './paths/ending-style';
import SHEET from './styles/preview.css?raw';
import { addParts } from '../delivery/parts';
import { KIT } from './kit';
import { TYPES } from './questions';
import { View } from './view';

/** Somebody walks through the survey: answers and way lie with who draws the preview. */
export interface PreviewWalk {
	drafts: Readonly< Record< string, Draft > >;
	progress: Progress;
	/** In place of the thank-you message. */
	ending: Ending | null;
	onDraft: ( id: string, draft: Draft ) => void;
	/** Next or Skip, with what was given. */
	onLeave: ( id: string, draft: Draft ) => void;
	onBack: () => void;
}

export interface SurveyPreviewProps {
	/** With its questions; changes show at once. */
	survey: WidgetSurvey & { questions: Question[] };
	strings: WidgetStrings;
	/** Question to show; the number of questions and above is the thank-you message. */
	index: number;
	onIndexChange: ( index: number ) => void;
	/** Width of the frame: a phone's 375 px, or the box it is put in. */
	device?: 'desktop' | 'mobile';
	/** Name of the frame for assistive technology. */
	title: string;
	/** The panel fills the frame instead of floating in its corner. */
	filling?: boolean;
	/** Shows the toggle instead of the panel. */
	minimized?: boolean;
	onMinimizedChange?: ( minimized: boolean ) => void;
	/** Without it the questions follow in their order. */
	walk?: PreviewWalk | undefined;
	rtl?: boolean;
	lang?: string;
	className?: string;
}

type PreviewViewProps = Omit< SurveyPreviewProps, 'device' | 'title' | 'className' | 'filling' >;

/** With an ending in the place of the thank-you message, as the file of the paths writes it. */
function withEnding( survey: SurveyPreviewProps[ 'survey' ], ending: Ending | null | undefined ) {
	if ( ! ending ) {
		return survey;
	}
	const message = (
		<span>
			{ ending.title }
			<small>{ ending.text }</small>
		</span>
	);
	return { ...survey, thank_you: { ...survey.thank_you, message: message as unknown as string } };
}

function PreviewView( {
	survey,
	strings,
	index,
	onIndexChange,
	minimized,
	onMinimizedChange,
	walk,
	rtl = false,
	lang = 'en',
}: PreviewViewProps ) {
	const { questions } = survey;
	const [ own, setOwn ] = useState< Readonly< Record< string, Draft > > >( {} );
	const drafts = walk?.drafts ?? own;
	const [ refused, setRefused ] = useState( false );
	const [ folded, setFolded ] = useState( false );
	const last = useRef( index );
	const direction = Math.sign( index - last.current );
	useEffect( () => {
		last.current = index;
		setRefused( false );
	}, [ index ] );

	const question = questions[ index ];
	const draft = ( question && drafts[ question.id ] ) ?? EMPTY_DRAFT;
	const key = question && optionKey( question );
	const mix = question?.settings.randomize;
	// One order as long as the options stay what they are, however often the owner types elsewhere.
	const order = useMemo(
		() => ( mix && key ? shuffle( key.split( '\n' ).map( ( _, at ) => at ) ) : [] ),
		[ mix, key ]
	);
	const stored = question?.config.options ?? [];
	const options = mix ? order.flatMap( ( at ) => stored[ at ] ?? [] ) : stored;
	const rules = question && rulesOf( question, survey, ! walk );
	const path = questions.slice( 0, index ).map( ( _, at ) => at );

	const thanked = useMemo( () => withEnding( survey, walk?.ending ), [ survey, walk?.ending ] );

	return (
		<View
			survey={ thanked }
			strings={ strings }
			rtl={ rtl }
			lang={ lang }
			inline={ false }
			open={ ! ( minimized ?? folded ) }
			saving={ false }
			current={
				question && rules
					? {
							...rules,
							question,
							options,
							draft,
							refused,
							direction,
							progress: walk?.progress ?? WAY.progress( questions, { ...INITIAL_FLOW, index, path } ),
						}
					: null
			}
			onDraft={ ( next ) => {
				setRefused( false );
				if ( walk && question ) {
					walk.onDraft( question.id, next );
				} else {
					setOwn( { ...drafts, ...( question && { [ question.id ]: next } ) } );
				}
			} }
			onNext={ () => {
				const may = ! question || mayLeave( question, draft, !! rules?.required );
				setRefused( ! may );
				if ( may && walk && question ) {
					walk.onLeave( question.id, draft );
				} else if ( may ) {
					onIndexChange( index + 1 );
				}
				return may;
			} }
			onSkip={ () => question && walk?.onLeave( question.id, EMPTY_DRAFT ) }
			onBack={ () => ( walk ? walk.onBack() : onIndexChange( index - 1 ) ) }
			onToggle={ ( open ) => {
				setFolded( ! open );
				onMinimizedChange?.( ! open );
			} }
			onClose={ () => {} }
		/>
	);
}

const PAGE =
	'<!doctype html><meta name="viewport" content="width=device-width"><style>html,body{margin:0;height:100%;background:transparent;}.filling{padding:16px 20px 40px}h1{position:absolute;width:1px;height:1px;margin:0;overflow:hidden;clip-path:inset(50%)}</style><body><main><h1></h1></main>';

/** What was fetched, by type and texts: a type comes once, however many previews draw it. */
const fetched = new Map< string, Promise< string > >();

function fetchPart( type: string, part: WidgetPart ): Promise< string > {
	const key = JSON.stringify( [ type, part.words ] );
	const coming = fetched.get( key ) ?? addParts( { parts: { [ type ]: part } }, TYPES, KIT );
	fetched.set( key, coming );
	return coming;
}

/** Whether a part draws one of the questions, or the progress in another style. */
const isNeeded = ( questions: Question[], type: string, { words }: WidgetPart ) =>
	questions.some( ( question ) => question.type === type || question.type.endsWith( `:${ type }` ) ) ||
	( words?.progress ?? 'bar' ) !== 'bar';

/** `details:text` is a text with the file `details` around it (docs/questions.md). */
function withDetails( parts: Record< string, WidgetPart >, questions: Question[] ) {
	const all = { ...parts };
	for ( const { type } of questions ) {
		const file = parts[ type.replace( /:.*/, '' ) ];
		if ( file ) {
			all[ type ] = file;
		}
	}
	return all;
}

/** Styles of the survey's question types that have files of their own; null until they are there. */
function useParts( { parts = {}, questions }: SurveyPreviewProps[ 'survey' ] ): string | null {
	const wishes = Object.entries( withDetails( parts, questions ) )
		.filter( ( [ type, part ] ) => isNeeded( questions, type, part ) )
		.sort( ( [ one ], [ other ] ) => one.localeCompare( other ) );
	const needed = JSON.stringify( wishes.map( ( [ type, { words } ] ) => [ type, words ] ) );
	const [ loaded, setLoaded ] = useState( { needed: '[]', styles: '' } );
	useEffect( () => {
		let wanted = true;
		Promise.all( wishes.map( ( [ type, part ] ) => fetchPart( type, part ) ) )
			.then( ( sheets ) => wanted && setLoaded( { needed, styles: sheets.join( '' ) } ) )
			.catch( () => {} );
		return () => {
			wanted = false;
		};
		// eslint-disable-next-line react-hooks/exhaustive-deps -- The addresses do not change while the page is open.
	}, [ needed ] );
	return loaded.needed === needed ? loaded.styles : null;
}

/** After the widget's own, as for visitors: where two rules weigh the same, the later one counts. */
function addStyles( root: ShadowRoot, styles: string ): () => void {
	const { defaultView } = root.ownerDocument;
	try {
		const sheet = new ( defaultView as typeof globalThis & Window ).CSSStyleSheet();
		sheet.replaceSync( styles );
		root.adoptedStyleSheets = [ ...root.adoptedStyleSheets, sheet ];
		return () => {
			root.adoptedStyleSheets = root.adoptedStyleSheets.filter( ( other ) => other !== sheet );
		};
	} catch {
		const element = root.ownerDocument.createElement( 'style' );
		element.textContent = styles;
		root.append( element );
		return () => element.remove();
	}
}

/** A survey as visitors will see it. */
export function SurveyPreview( {
	device = 'desktop',
	filling = false,
	title,
	className,
	...rest
}: SurveyPreviewProps ) {
	const [ place, setPlace ] = useState< { host: HTMLElement; canvas: HTMLElement } >();
	const { theming } = rest.survey;
	const styles = useParts( rest.survey );

	useEffect( () => {
		if ( place ) {
			paint( place.host, theming );
		}
	}, [ place, theming ] );

	const root = place?.canvas.getRootNode() as ShadowRoot | undefined;
	useEffect( () => {
		if ( ! root || ! styles ) {
			return undefined;
		}
		return addStyles( root, styles );
	}, [ root, styles ] );

	// A font only counts in a page, not in a shadow root: the frame's page loads it (STG-35).
	const stylesheet = theming.font?.stylesheet;
	useEffect( () => {
		if ( ! place || ! stylesheet ) {
			return undefined;
		}
		const link = place.host.ownerDocument.createElement( 'link' );
		link.rel = 'stylesheet';
		link.href = stylesheet;
		place.host.ownerDocument.head.append( link );
		return () => link.remove();
	}, [ place, stylesheet ] );

	return (
		<>
			<iframe
				className={ className }
				title={ title }
				srcDoc={ PAGE }
				style={ {
					width: device === 'mobile' ? 375 : '100%',
					maxWidth: '100%',
					height: '100%',
					border: 0,
					display: 'block',
				} }
				onLoad={ ( { currentTarget } ) => {
					const page = currentTarget.contentDocument;
					if ( page ) {
						const main = page.querySelector( 'main' ) ?? page.body;
						const heading = page.querySelector( 'h1' );
						if ( heading ) {
							heading.textContent = title;
						}
						main.className = filling ? 'filling' : '';
						page.body.style.fontFamily = getComputedStyle( currentTarget ).fontFamily;
						const { host, root } = createHost( main, ! filling );
						const sheet = page.createElement( 'style' );
						sheet.textContent = SHEET + ENDING_STYLE;
						const canvas = page.createElement( 'div' );
						canvas.className = main.className;
						root.append( sheet, canvas );
						setPlace( { host, canvas } );
					}
				} }
			/>
			{ place && styles !== null && createPortal( <PreviewView { ...rest } />, place.canvas ) }
		</>
	);
}
