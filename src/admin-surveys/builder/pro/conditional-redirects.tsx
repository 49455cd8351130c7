import { Button } from '@wordpress/components';
import { closeSmall, plus } from '@wordpress/icons';
import { __, sprintf } from '@wordpress/i18n';
import type { RedirectCondition } from '../../../types';
import { emptyRedirect } from '../../../domain/draft/thank-you';
import { seekFocus } from '../../../shared/lib/seek-focus';
import { useBuilder } from '../state/store';
import { ConditionFields } from '../ui/condition-fields';
import { PageSearch } from '../ui/page-search';
import './redirects.scss';

interface Props {
	rows: RedirectCondition[];
	onChange: ( rows: RedirectCondition[] ) => void;
	disabled: boolean;
}

/**
 * A page for each answer (QST-51 to QST-53). A row that is not filled in is
 * ignored and blocks nothing (A45).
 */
export function ConditionalRedirects( { rows, onChange, disabled }: Props ) {
	const questions = useBuilder( ( state ) => state.draft.questions );
	const put = ( at: number, change: Partial< RedirectCondition > ) =>
		onChange( rows.map( ( row, place ) => ( place === at ? { ...row, ...change } : row ) ) );
	return (
		<div className="ufb-redirects">
			{ rows.map( ( row, at ) => (
				<div
					key={ at }
					className="ufb-redirect"
					role="group"
					aria-label={ sprintf(
						/* translators: %d: number of the redirect. */
						__( 'Redirect %d', 'userfeedback' ),
						at + 1
					) }
				>
					<span>{ __( 'If', 'userfeedback' ) }</span>
					<div className="ufb-redirect__fields">
						<ConditionFields
							condition={ {
								question_id: row.question,
								compare: row.condition_type,
								value: row.condition,
							} }
							questions={ questions }
							sources={ questions }
							disabled={ disabled }
							onChange={ ( { question_id: question, compare, value } ) =>
								put( at, {
									question,
									condition_type: compare,
									condition: value,
								} )
							}
						/>
					</div>
					<span>{ __( 'go to', 'userfeedback' ) }</span>
					<PageSearch
						label={ __( 'Page', 'userfeedback' ) }
						hideLabel
						value={ row.page }
						disabled={ disabled }
						onChange={ ( page ) => put( at, { page } ) }
					/>
					<Button
						size="compact"
						icon={ closeSmall }
						className="ufb-redirect__remove"
						label={ sprintf(
							/* translators: %d: number of the redirect. */
							__( 'Remove redirect %d', 'userfeedback' ),
							at + 1
						) }
						accessibleWhenDisabled
						disabled={ disabled }
						onClick={ () => {
							onChange( rows.filter( ( _, place ) => place !== at ) );
							seekFocus( '.ufb-redirects .ufb-row__add' );
						} }
					/>
				</div>
			) ) }
			<Button
				__next40pxDefaultSize
				variant="tertiary"
				icon={ plus }
				className="ufb-row__add"
				accessibleWhenDisabled
				disabled={ disabled }
				onClick={ () => {
					onChange( [ ...rows, emptyRedirect() ] );
					seekFocus( `.ufb-redirect:nth-child(${ rows.length + 1 }) select` );
				} }
			>
				{ __( 'Add Condition', 'userfeedback' ) }
			</Button>
		</div>
	);
}
