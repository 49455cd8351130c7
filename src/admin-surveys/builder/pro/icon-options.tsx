import { lazy, Suspense, useState } from 'react';
import { Button, Icon } from '@wordpress/components';
import { chevronDown, plus } from '@wordpress/icons';
import { __, sprintf } from '@wordpress/i18n';
import type { IconOption, Question, QuestionOption } from '../../../types';
import { ICON_COLOR } from '../../../domain/draft/new-question';
import { FaIcon } from './fa-icon';
import { OptionList, OptionRow } from '../questions/option-parts';
import { useOptions } from '../questions/use-options';

const IconPicker = lazy( () => import( /* webpackChunkName: "pro-icons" */ './icon-picker' ) );

interface Props {
	question: Question;
	wrong: boolean;
}

const asIcon = ( option: QuestionOption | undefined ): IconOption =>
	typeof option === 'object' && 'icon' in option ? option : { label: '', icon: null };

/** Options of icon choices: an icon and a label each (QST-29). */
export function IconOptions( { question, wrong }: Props ) {
	const options = useOptions( question );
	const [ picking, setPicking ] = useState< number | null >( null );
	const picked = asIcon( options.options[ picking ?? -1 ] );
	return (
		<>
			<OptionList question={ question } wrong={ wrong } options={ options }>
				{ ( row ) => {
					const { at } = row;
					const option = asIcon( options.options[ at ] );
					return (
						<OptionRow
							{ ...row }
							lead={
								<IconButton
									icon={ option.icon }
									color={ question.settings.icon_color ?? ICON_COLOR }
									at={ at }
									wrong={ option.icon === null && options.isWrong( at ) }
									onClick={ () => setPicking( at ) }
								/>
							}
							onText={ ( label ) => options.set( at, { ...option, label } ) }
						/>
					);
				} }
			</OptionList>
			{ picking !== null && (
				<Suspense fallback={ null }>
					<IconPicker
						value={ picked.icon }
						onClose={ () => setPicking( null ) }
						onChoose={ ( icon ) => {
							options.set( picking, { ...picked, icon } );
							setPicking( null );
						} }
					/>
				</Suspense>
			) }
		</>
	);
}

interface IconButtonProps {
	icon: IconOption[ 'icon' ];
	color: string;
	at: number;
	wrong: boolean;
	onClick: () => void;
}

function IconButton( { icon, color, at, wrong, onClick }: IconButtonProps ) {
	return (
		<Button
			__next40pxDefaultSize
			variant="secondary"
			className={ wrong ? 'ufb-iconbutton is-wrong' : 'ufb-iconbutton' }
			aria-invalid={ wrong ? true : undefined }
			aria-label={
				icon
					? sprintf(
							/* translators: 1: number of the option, 2: name of an icon. */
							__( 'Icon of option %1$d: %2$s. Change', 'userfeedback' ),
							at + 1,
							icon.name
						)
					: sprintf(
							/* translators: %d: number of the option. */
							__( 'Choose the icon of option %d', 'userfeedback' ),
							at + 1
						)
			}
			onClick={ onClick }
		>
			{ icon ? <FaIcon icon={ icon } size={ 20 } color={ color } /> : <Icon icon={ plus } size={ 20 } /> }
			<Icon icon={ chevronDown } size={ 20 } />
		</Button>
	);
}
