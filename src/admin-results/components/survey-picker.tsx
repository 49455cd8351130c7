import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button, Dropdown, Icon, SearchControl, Spinner } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { check, chevronDown } from '@wordpress/icons';
import { Link } from '../../shared/router';
import type { SurveyListItem } from '../../types';
import { resultsQueries } from '../../shared/api/results/queries';
import { ErrorNotice } from '../../shared/components/error-notice';
import { formatNumber } from '../../shared/format/numbers';
import { useSettled } from '../../shared/lib/use-settled';

interface Props {
	/** Name of the dialog. */
	title: string;
	/** What the button shows. */
	label: string;
	/** What screen readers hear before the label. */
	prefix?: string;
	/** Chosen survey, 0 for all. */
	current: number;
	/** Where a survey leads, with its query. */
	pathOf: ( survey: SurveyListItem ) => string;
	/** Where all surveys are, on screens that show them together. */
	allPath?: string;
	placement?: 'bottom-start' | 'bottom-end';
}

/** Chooses one of any number of surveys: the server looks for what is typed. */
export function SurveyPicker( { title, label, prefix, placement = 'bottom-end', ...choices }: Props ) {
	return (
		<Dropdown
			contentClassName="uf-switcher"
			popoverProps={ { placement, offset: 4 } }
			focusOnMount="firstElement"
			renderToggle={ ( { isOpen, onToggle } ) => (
				<Button
					size="compact"
					className="uf-ctl"
					aria-expanded={ isOpen }
					aria-haspopup="dialog"
					onClick={ onToggle }
					{ ...( prefix ? { 'aria-label': `${ prefix }: ${ label }` } : {} ) }
				>
					<span className="uf-ctl__text">{ label }</span>
					<Icon icon={ chevronDown } size={ 20 } />
				</Button>
			) }
			renderContent={ ( { onClose } ) => (
				<div role="dialog" aria-label={ title } className="uf-switcher__panel">
					<Choices { ...choices } onChosen={ onClose } />
				</div>
			) }
		/>
	);
}

type ChoicesProps = Pick< Props, 'current' | 'pathOf' | 'allPath' > & { onChosen: () => void };

function Choices( { current, pathOf, allPath, onChosen }: ChoicesProps ) {
	const [ typed, setTyped ] = useState( '' );
	const search = useSettled( typed.trim() );
	const found = useQuery( resultsQueries.pick( search ) );
	const { items = [], pagination } = found.data ?? {};
	const searching = found.isFetching || search !== typed.trim();
	const more = ( pagination?.total ?? 0 ) - items.length;
	return (
		<>
			<SearchControl
				size="compact"
				__nextHasNoMarginBottom
				label={ __( 'Find a survey', 'userfeedback' ) }
				placeholder={ __( 'Find a survey', 'userfeedback' ) }
				value={ typed }
				onChange={ setTyped }
			/>
			{ found.isError ? (
				<ErrorNotice
					message={ __( 'The surveys could not be loaded.', 'userfeedback' ) }
					error={ found.error }
					onRetry={ () => void found.refetch() }
				/>
			) : (
				<ul aria-busy={ searching }>
					{ allPath !== undefined && search === '' && (
						<Choice to={ allPath } chosen={ current === 0 } onChosen={ onChosen }>
							{ __( 'All Surveys', 'userfeedback' ) }
						</Choice>
					) }
					{ items.map( ( survey ) => (
						<Choice
							key={ survey.id }
							to={ pathOf( survey ) }
							chosen={ survey.id === current }
							count={ survey.responses_count }
							onChosen={ onChosen }
						>
							{ survey.title.trim() === '' ? __( '(no title)', 'userfeedback' ) : survey.title }
						</Choice>
					) ) }
				</ul>
			) }
			<p className="uf-note" role="status">
				{ searching && (
					<>
						<Spinner />
						{ __( 'Searching the surveys…', 'userfeedback' ) }
					</>
				) }
				{ ! searching &&
					found.isSuccess &&
					items.length === 0 &&
					__( 'No survey has this name.', 'userfeedback' ) }
				{ ! searching &&
					more > 0 &&
					sprintf(
						/* translators: %s: number of surveys */
						_n(
							'%s more survey: type a part of its name.',
							'%s more surveys: type a part of their name.',
							more,
							'userfeedback'
						),
						formatNumber( more )
					) }
			</p>
		</>
	);
}

interface ChoiceProps {
	to: string;
	chosen: boolean;
	/** Responses. */
	count?: number;
	onChosen: () => void;
	children: string;
}

function Choice( { to, chosen, count, onChosen, children }: ChoiceProps ) {
	return (
		<li>
			<Link to={ to } aria-current={ chosen ? 'page' : undefined } onClick={ onChosen }>
				<span>{ children }</span>
				{ chosen && <Icon icon={ check } size={ 20 } /> }
				{ ! chosen && count !== undefined && (
					<span className="uf-switcher__count">
						<span aria-hidden="true">{ formatNumber( count ) }</span>
						<span className="screen-reader-text">
							{ ' ' }
							{ sprintf(
								/* translators: %s: number of responses */
								_n( '%s response', '%s responses', count, 'userfeedback' ),
								formatNumber( count )
							) }
						</span>
					</span>
				) }
			</Link>
		</li>
	);
}
