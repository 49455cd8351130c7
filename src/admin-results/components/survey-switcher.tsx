import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button, Dropdown, Icon, SearchControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { check, chevronDown } from '@wordpress/icons';
import { Link, useSearchParams } from 'react-router-dom';
import { resultsQueries } from '../../shared/api/results/queries';
import { formatNumber } from '../../shared/format/numbers';
import { withQuery } from '../lib/way-back';
import { ErrorNotice } from '../../shared/components/error-notice';

interface Props {
	current: number;
	/** Where a survey leads. */
	pathOf: ( id: number ) => string;
}

/** From one survey to the same screen of another (RES-16, RESP-04). */
export function SurveySwitcher( { current, pathOf }: Props ) {
	return (
		<Dropdown
			contentClassName="uf-switcher"
			popoverProps={ { placement: 'bottom-end', offset: 4 } }
			focusOnMount="firstElement"
			renderToggle={ ( { isOpen, onToggle } ) => (
				<Button
					size="compact"
					className="uf-ctl"
					aria-expanded={ isOpen }
					aria-haspopup="dialog"
					onClick={ onToggle }
				>
					<span>{ __( 'Switch survey', 'userfeedback' ) }</span>
					<Icon icon={ chevronDown } size={ 20 } />
				</Button>
			) }
			renderContent={ ( { onClose } ) => <Choices current={ current } pathOf={ pathOf } onChosen={ onClose } /> }
		/>
	);
}

function Choices( { current, pathOf, onChosen }: Props & { onChosen: () => void } ) {
	const [ search, setSearch ] = useState( '' );
	const [ query ] = useSearchParams();
	const choices = useQuery( resultsQueries.choices() );
	const words = search.trim().toLocaleLowerCase();
	const found = ( choices.data?.items ?? [] ).filter( ( survey ) =>
		survey.title.toLocaleLowerCase().includes( words )
	);
	return (
		<div role="dialog" aria-label={ __( 'Switch survey', 'userfeedback' ) } className="uf-switcher__panel">
			<SearchControl
				size="compact"
				__nextHasNoMarginBottom
				label={ __( 'Find a survey', 'userfeedback' ) }
				placeholder={ __( 'Find a survey', 'userfeedback' ) }
				value={ search }
				onChange={ setSearch }
			/>
			{ choices.isError && (
				<ErrorNotice
					message={ __( 'The surveys could not be loaded.', 'userfeedback' ) }
					error={ choices.error }
					onRetry={ () => void choices.refetch() }
				/>
			) }
			<ul>
				{ found.map( ( survey ) => (
					<li key={ survey.id }>
						<Link
							to={ withQuery( pathOf( survey.id ), query ) }
							aria-current={ survey.id === current ? 'page' : undefined }
							onClick={ onChosen }
						>
							<span>{ survey.title }</span>
							{ survey.id === current ? (
								<Icon icon={ check } size={ 20 } />
							) : (
								<span className="uf-switcher__count">{ formatNumber( survey.responses_count ) }</span>
							) }
						</Link>
					</li>
				) ) }
			</ul>
			{ choices.isSuccess && found.length === 0 && (
				<p className="uf-note" role="status">
					{ __( 'No survey has this name.', 'userfeedback' ) }
				</p>
			) }
		</div>
	);
}
