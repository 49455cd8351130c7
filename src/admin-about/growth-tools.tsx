import { useRef, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { Button } from '@wordpress/components';
import { boot } from '../shared/app/boot';
import { PageHeader } from '../shared/components/page-header';
import { can } from '../shared/lib/entitlements';
import { usePageTitle } from '../shared/lib/use-page-title';
import { Companions } from './companions';
import { Featured } from './featured';
import './about.scss';
import './tabs.scss';

/** Plugins by what they help with; keys of the list. */
const TOOLS = {
	traffic: [ 'aioseo', 'pretty-link', 'smash-balloon-facebook' ],
	engagement: [ 'optinmonster', 'wpforms-lite', 'microsoft-clarity', 'envira-gallery-lite', 'uncanny-automator' ],
	revenue: [ 'easy-digital-downloads', 'coming-soon' ],
} as const;

const reducesMotion = () => window.matchMedia( '(prefers-reduced-motion: reduce)' ).matches;

/** Tools that bring visitors, answers and sales; the tabs scroll to their sections (ABOUT-11, ABOUT-12). */
export function GrowthTools() {
	const title = __( 'Growth Tools', 'userfeedback' );
	usePageTitle( title );
	const page = useRef< HTMLDivElement >( null );
	const [ current, setCurrent ] = useState( 'featured' );
	const tools = [
		{ id: 'traffic', words: __( 'Traffic', 'userfeedback' ), only: TOOLS.traffic },
		{ id: 'engagement', words: __( 'Engagement', 'userfeedback' ), only: TOOLS.engagement },
		{ id: 'revenue', words: __( 'Revenue', 'userfeedback' ), only: TOOLS.revenue },
	];
	const tabs = [
		{ id: 'featured', words: __( 'Featured', 'userfeedback' ) },
		// Their sections are for people who may install (ABOUT-02).
		...( can( 'manage' ) ? tools : [] ),
		{ id: 'guides', words: __( 'Guides & Resources', 'userfeedback' ) },
	];
	const scrollTo = ( id: string ) => {
		const section = page.current?.querySelector< HTMLElement >( `#${ id }` );
		setCurrent( id );
		section?.scrollIntoView( { behavior: reducesMotion() ? 'auto' : 'smooth', block: 'start' } );
		section?.querySelector( 'h2' )?.focus( { preventScroll: true } );
	};
	return (
		<div className="wrap uf-about uf-growth" ref={ page }>
			<PageHeader title={ title } />
			<nav
				className="components-tab-panel__tabs uf-about__tabs is-sticky"
				aria-label={ __( 'Sections', 'userfeedback' ) }
			>
				{ tabs.map( ( { id, words } ) => (
					<button
						key={ id }
						type="button"
						className={ `components-button components-tab-panel__tabs-item${
							id === current ? ' is-active' : ''
						}` }
						aria-current={ id === current }
						onClick={ () => scrollTo( id ) }
					>
						{ words }
					</button>
				) ) }
			</nav>
			<section id="featured" className="uf-about__section">
				<h2 tabIndex={ -1 }>{ __( 'Featured', 'userfeedback' ) }</h2>
				<Featured />
			</section>
			{ tools.map( ( { id, words, only } ) => (
				<Companions key={ id } id={ id } title={ words } only={ only } />
			) ) }
			<Guides />
		</div>
	);
}

function Guides() {
	const { docs } = boot().owner.links;
	const guides = [
		{
			title: __( 'Write a question people answer', 'userfeedback' ),
			text: __(
				'Ask one thing at a time, in the words of your visitors, and offer answers that do not overlap.',
				'userfeedback'
			),
		},
		{
			title: __( 'How many answers are enough?', 'userfeedback' ),
			text: __(
				'Below 30 answers a share can be far off. Results show the margin of error beside each figure.',
				'userfeedback'
			),
		},
		{
			title: __( 'Read an NPS without fooling yourself', 'userfeedback' ),
			text: __(
				'Look at the interval, not at single points: a change within it is no change. Then read the reasons.',
				'userfeedback'
			),
		},
	];
	return (
		<section id="guides" className="uf-about__section">
			<h2 tabIndex={ -1 }>{ __( 'Guides & Resources', 'userfeedback' ) }</h2>
			<ul className="uf-about__cards">
				{ guides.map( ( guide ) => (
					<li key={ guide.title } className="uf-companion">
						<div className="uf-companion__body is-plain">
							<h3>{ guide.title }</h3>
							<p>{ guide.text }</p>
						</div>
					</li>
				) ) }
			</ul>
			{ docs && (
				<p>
					<Button size="compact" variant="secondary" href={ docs } target="_blank" rel="noreferrer">
						{ __( 'Read the documentation', 'userfeedback' ) }
					</Button>
				</p>
			) }
		</section>
	);
}
