import type { ReactNode } from 'react';
import { Button } from '@wordpress/components';
import { __, _n, isRTL, sprintf } from '@wordpress/i18n';
import { check, chevronLeft, chevronRight, copy, seen, starEmpty, starFilled, unseen } from '@wordpress/icons';
import { Link } from '../shared/router';
import { regionName } from '../shared/countries/name';
import { languageName } from '../shared/lib/language-name';
import { deviceName } from '../shared/format/devices';
import type { InboxItem, InboxText } from '../types';
import { boot } from '../shared/app/boot';
import { formatRecent } from '../shared/format/moments';
import { formatNumber } from '../shared/format/numbers';
import { announce } from '../shared/lib/announce';
import { allows } from '../shared/lib/entitlements';
import { copyText } from '../shared/lib/clipboard';
import { pageUrl } from '../shared/lib/pages';
import { safeHref } from '../shared/lib/safe-href';
import { LockedButton } from '../shared/components/lock';
import { ProPart } from '../shared/registry/pro-parts';
import { givenFields } from './field-select';
import { useTagsLock } from './filters';
import { HitText, mainText } from './hit-text';
import { proInbox } from './pro-inbox';
import { LongScore } from './score';

interface Props {
	item: InboxItem;
	listPath: string;
	/** null at the ends of the list. */
	onPrevious: ( () => void ) | null;
	onNext: ( () => void ) | null;
	onRead: ( on: boolean ) => void;
	onStar: () => void;
	onDone: () => void;
	/** Whether the choice of tags is open. */
	tagging: boolean;
	onTagging: ( tagging: boolean ) => void;
}

/** Address of the response's own page. */
function responseUrl( { id, survey_id: surveyId }: InboxItem ): string {
	return pageUrl( 'results', `/survey/${ surveyId }/responses/${ id }` );
}

/** One response: what was written, and the facts beside it. */
export function ItemDetail( props: Props ) {
	const { item, listPath, onPrevious, onNext, onRead, onStar, onDone, tagging, onTagging } = props;
	const main = mainText( item.texts );
	const lock = useTagsLock();
	const others = item.texts.filter( ( text ) => text !== main );
	const [ back, on ] = isRTL() ? [ chevronRight, chevronLeft ] : [ chevronLeft, chevronRight ];
	return (
		<article className="uf-inbox__detail" aria-label={ __( 'Selected answer', 'userfeedback' ) }>
			<div className="uf-inbox__bar">
				<Link className="uf-inbox__back components-button is-tertiary is-compact" to={ listPath }>
					{ __( 'Back to the list', 'userfeedback' ) }
				</Link>
				<Button
					size="compact"
					icon={ back }
					label={ __( 'Previous answer', 'userfeedback' ) }
					disabled={ ! onPrevious }
					accessibleWhenDisabled
					onClick={ () => onPrevious?.() }
				/>
				<Button
					size="compact"
					icon={ on }
					label={ __( 'Next answer', 'userfeedback' ) }
					disabled={ ! onNext }
					accessibleWhenDisabled
					onClick={ () => onNext?.() }
				/>
				<span className="uf-inbox__tools">
					<Button
						size="compact"
						icon={ item.read ? unseen : seen }
						label={
							item.read ? __( 'Mark as unread', 'userfeedback' ) : __( 'Mark as read', 'userfeedback' )
						}
						onClick={ () => onRead( ! item.read ) }
					/>
					<Button
						size="compact"
						className={ item.starred ? 'uf-inbox__starred' : '' }
						icon={ item.starred ? starFilled : starEmpty }
						label={ __( 'Star', 'userfeedback' ) }
						aria-pressed={ item.starred }
						onClick={ onStar }
					/>
					<Button
						size="compact"
						icon={ copy }
						label={ __( 'Copy text', 'userfeedback' ) }
						onClick={ () =>
							void copyText( main?.text ?? '' ).then( ( copied ) =>
								announce(
									copied
										? __( 'Copied.', 'userfeedback' )
										: __( 'The text could not be copied.', 'userfeedback' )
								)
							)
						}
					/>
					<Button size="compact" variant="secondary" icon={ check } onClick={ onDone }>
						{ __( 'Done', 'userfeedback' ) }
					</Button>
				</span>
			</div>
			{ main && (
				<>
					<p className="uf-note uf-inbox__question">{ questionOf( main ) }</p>
					<p className="uf-inbox__quote">
						<HitText text={ main } />
					</p>
					<Opinion item={ item } text={ main } />
				</>
			) }
			<dl className="uf-inbox__facts">
				{ item.scores.map( ( score ) => (
					<Fact
						key={ score.question_title }
						name={
							score.scale === 'mean' ? __( 'Rating', 'userfeedback' ) : __( 'Recommend', 'userfeedback' )
						}
					>
						<LongScore score={ score } />
					</Fact>
				) ) }
				<Fact name={ __( 'Survey', 'userfeedback' ) }>
					<a href={ pageUrl( 'results', `/survey/${ item.survey_id }` ) }>{ item.survey_title }</a>
				</Fact>
				<Page page={ item.page_submitted } />
				<Device item={ item } />
				{ item.user_country !== '' && (
					<Fact name={ __( 'Country', 'userfeedback' ) }>{ regionName( item.user_country ) }</Fact>
				) }
				{ item.user_language !== '' && (
					<Fact name={ __( 'Language', 'userfeedback' ) }>
						{ languageName( item.user_language, boot().site.locale ) }
					</Fact>
				) }
				{ givenFields( item ).map( ( { name, value } ) => (
					<Fact key={ name } name={ <code dir="ltr">{ name }</code> }>
						<span dir="auto">{ value }</span>
					</Fact>
				) ) }
				<Fact name={ __( 'Sent', 'userfeedback' ) }>
					{ formatRecent( item.submitted_at, boot().site.today ) }
				</Fact>
				<Fact name={ __( 'Response', 'userfeedback' ) }>
					<a href={ responseUrl( item ) }>
						{ sprintf(
							/* translators: 1: number of the response. 2: number of its answers */
							_n(
								'#%1$s, its %2$s answer',
								'#%1$s, all %2$s answers',
								item.answers_count,
								'userfeedback'
							),
							String( item.id ),
							formatNumber( item.answers_count )
						) }
					</a>
				</Fact>
			</dl>
			{ others.length > 0 && (
				<>
					<h2>{ __( 'Also written', 'userfeedback' ) }</h2>
					<dl className="uf-inbox__others">
						{ others.map( ( text ) => (
							<div key={ `${ text.question_id } ${ text.kind }` }>
								<dt className="uf-note">{ questionOf( text ) }</dt>
								<dd>
									{ text.kind === 'email' ? (
										<a href={ `mailto:${ text.text }` }>
											<HitText text={ text } />
										</a>
									) : (
										<HitText text={ text } />
									) }
									<Opinion item={ item } text={ text } />
								</dd>
							</div>
						) ) }
					</dl>
				</>
			) }
			{ lock ? (
				<LockedButton lock={ lock } variant="tertiary">
					{ __( 'Tags and notes', 'userfeedback' ) }
				</LockedButton>
			) : (
				<ProPart from={ proInbox }>
					{ ( { ItemAnnotations } ) => (
						<ItemAnnotations item={ item } tagging={ tagging } onTagging={ onTagging } />
					) }
				</ProPart>
			) }
		</article>
	);
}

/** Sentiment and topic of a text, where the plan has AI. */
function Opinion( props: { item: InboxItem; text: InboxText } ) {
	return allows( 'ai-summary' ) ? (
		<ProPart from={ proInbox }>{ ( { ItemOpinion } ) => <ItemOpinion { ...props } /> }</ProPart>
	) : null;
}

/** The question before a text, with its place in the survey. */
function questionOf( { number, question_title: title, kind }: InboxText ): string {
	const name = title === '' ? __( 'A question that is gone', 'userfeedback' ) : title;
	const question =
		number === null
			? name
			: sprintf(
					/* translators: 1: number of a question. 2: its title */
					__( 'Q%1$s %2$s', 'userfeedback' ),
					formatNumber( number ),
					name
				);
	switch ( kind ) {
		case 'comment':
			return sprintf(
				/* translators: %s: title of a question */
				__( 'Comment: %s', 'userfeedback' ),
				question
			);
		case 'other':
			return sprintf(
				/* translators: %s: title of a question, before a text that was typed at its option "Other" */
				__( 'Other: %s', 'userfeedback' ),
				question
			);
		default:
			return question;
	}
}

function Fact( { name, children }: { name: ReactNode; children: ReactNode } ) {
	return (
		<div>
			<dt>{ name }</dt>
			<dd>{ children }</dd>
		</div>
	);
}

function Page( { page }: { page: InboxItem[ 'page_submitted' ] } ) {
	const name = page.name || page.url;
	const href = safeHref( page.url );
	return name === '' ? null : (
		<Fact name={ __( 'Page', 'userfeedback' ) }>{ href ? <a href={ href }>{ name }</a> : name }</Fact>
	);
}

function Device( { item }: { item: InboxItem } ) {
	const parts = [ deviceName( item.user_device ), item.user_browser, item.user_os ].filter( Boolean );
	return parts.length === 0 ? null : <Fact name={ __( 'Device', 'userfeedback' ) }>{ parts.join( ', ' ) }</Fact>;
}
