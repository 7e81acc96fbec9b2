/** Chinese words that speak of one of several, and of what happens in old tales, sports and kitchens. */

export const clauseTerms = {
  noun: `
  古风少女=girl=in=a=hanfu 古风美女=woman=in=a=hanfu 古风女子=woman=in=a=hanfu 古装美女=woman=in=a=hanfu 古装少女=girl=in=a=hanfu 白衣剑客=swordsman=in=a=white=hanfu 白衣女子=woman=in=a=white=hanfu 红衣女子=woman=in=a=red=hanfu 白衣少女=girl=in=a=white=hanfu 红衣少女=girl=in=a=red=hanfu 黑衣人=man=in=a=black=coat
  外滩=bund=skyline 龙椅=throne 宝座=throne 大臣=man=in=a=red=robe 大臣们=four=men=in=red=robes 文武百官=four=men=in=red=robes 元宵节=lantern=festival=night 将军=general 士兵们=soldiers 侍女=maid
  滑冰场=skating=rink 溜冰场=skating=rink 冰场=skating=rink 滑雪场=ski=slope 小桥流水=small=bridge=over=a=stream 元宵夜=night 河灯=floating=lanterns 荷花灯=floating=lanterns 花灯=lanterns 观众席=stands 球迷=fans 球迷们=fans`,
  verb: `
  躺下=lie=down 躺下来=lie=down 喝酒=drink=wine 升腾=rise 抽烟=smoke 吸烟=smoke 跪拜=kneel 叩拜=kneel 磕头=kneel 跪下=kneel 下跪=kneel 射门=shoot=a=goal 射门得分=shoot=a=goal 进球=shoot=a=goal 投篮=shoot=a=basket 扣篮=dunk 颠锅=stir=fry=in=a=wok 颠勺=stir=fry=in=a=wok 颠锅炒菜=stir=fry=in=a=wok 颠勺炒菜=stir=fry=in=a=wok
  穿梭=fly 穿梭在=fly=among 吹蜡烛=blow=out=the=candles=on=a=birthday=cake 吹灭蜡烛=blow=out=the=candles=on=a=birthday=cake 许愿=make=a=wish 放河灯=watch=floating=lanterns 放花灯=watch=floating=lanterns 猜灯谜=look=at=lanterns 打闹=play=together 嬉戏=play 玩耍=play 爬上=climb 爬上了=climb 跑上=run=up 飞向=fly 奔向=run=toward 走向=walk=toward 扑向=run=toward`,
  phrase: `
  其中一个=one=of=them 其中一只=one=of=them 其中一位=one=of=them 其中一人=one=of=them 另一个=the=other 另一只=the=other 另一位=the=other 另一人=the=other 另外一个=the=other 另外一只=the=other 其他人=the=others
  挂满红灯笼=with=red=lanterns 挂满灯笼=with=lanterns 挂着红灯笼=with=red=lanterns 张灯结彩=with=red=lanterns 撒着葱花= 撒上葱花= 葱花= 上面撒着= 红油翻滚=boiling 衣袍= 衣袂= 裙摆= 裙摆飞扬=windy 锣鼓喧天=festive 泛起涟漪=with=ripples 涟漪=ripples`,
} as const;
